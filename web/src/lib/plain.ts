/** A game without a folder of its own: the shell alone. */
import PlainBoard from '../shell/PlainBoard.svelte';
import type { GameModule } from './game';
import { t } from './text';

export const plainGame: GameModule = { Board: PlainBoard, where: ({ view }) => t('log.round', { round: view.round }), seat: () => ({ line: '' }) };
