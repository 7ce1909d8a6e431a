/** What a room says in several places. */
import type { Question } from '../lib/lesson';
import { gameHas, gameText } from '../lib/speech.svelte';
import { t } from '../lib/text';

/** The room's own questions. */
export const QUESTIONS = ['fair', 'help', 'rules', 'free'];

/** The questions that a game brings along, once its words are here. */
export const ofTheGame = (game: string): string[] => ['own_1', 'own_2'].filter((key) => gameHas(game)(`room-ask_${key}`));

const say = (game: string, message: string): string => (gameHas(game)(message) ? gameText(game)(message) : message.includes('_own_') ? '' : t(message));

/** A question as it is read: one of the room's or of the game's own in the reader's language, or as it was written. */
export const asked = (question: Question, game: string): string => (question.key ? say(game, `room-ask_${question.key}`) : (question.text ?? ''));

/** One of the answers that a question offers. */
export const choice = (question: Question, n: number, game: string): string => say(game, `room-answer_${question.key ?? ''}_${n + 1}`);
