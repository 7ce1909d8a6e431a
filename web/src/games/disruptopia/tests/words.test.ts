import { describe, expect, it } from 'vitest';
import { gamesWords, words } from '../../../../tests/setup';
import { speakWith } from '../../../lib/speech.svelte';
import { PSEUDO } from '../../../lib/words';
import { show, untranslated } from '../../../preview/showing';
import Board from '../Board.svelte';
import { recorded, SCENES, type SceneName } from '../fixtures/recorded';
import game from '../index';
import { story } from '../story';
import { cardOf } from '../table';
import Turn from '../Turn.svelte';
import { deckName, optionName, optionShort, rankName, regionName, t } from '../words';

describe('the texts', () => {
  it('name all that is printed, as the server does', () => {
    const { board } = recorded('plan');
    board.cards.forEach((_, i) => expect([cardOf(board, i).text, cardOf(board, i).scene].every((said) => said.endsWith('.'))).toBe(true));
    board.options.forEach((_, option) => expect([optionName(option), optionShort(option), t(`option-${option}.do`)]).not.toContain(''));
    board.regions.forEach((_, region) => expect([regionName(region), t(`region-${region}.short`)]).not.toContain(''));
    expect([0, 1, 2].map(deckName)).toEqual(['Research', 'Influence', 'Sabotage']);
    expect([0, 1, 2].map(rankName)).toEqual(['Startup', 'Millionaire', 'Billionaire']);
  });

  it('tell a whole game in five sentences', () => {
    const scene = recorded('over');
    const told = story(scene.log, scene.names, scene.view.placing ?? []);
    expect(told).toHaveLength(5);
    told.forEach((sentence) => expect(sentence).toMatch(/^[^{}]+\.$/));
  });

  it('say where we are and how each seat stands', () => {
    expect(game.where(recorded('plan') as never)).toMatch(/^Round \d+, (odd|even)\. Step 1 of 5/);
    expect(game.seat(recorded('sealed') as never, 3).line).toContain('sealed');
  });
});

describe('in the pseudo-language', () => {
  it.each(Object.keys(SCENES) as SceneName[])('every text of %s is in the language file', (name) => {
    speakWith(words(PSEUDO), gamesWords(PSEUDO));
    const scene = recorded(name);
    show(Board, scene);
    show(Turn, scene);
    expect(untranslated(scene)).toEqual([]);
  });
});
