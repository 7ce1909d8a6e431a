/** Whether the window is too narrow for three columns: the log is then a drawer, the list of moves begins closed. */
const query = matchMedia('(max-width: 1100px)');
export const screen = $state({ narrow: query.matches });
query.addEventListener('change', (event) => (screen.narrow = event.matches));
