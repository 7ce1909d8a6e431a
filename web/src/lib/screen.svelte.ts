/** Whether the window is too narrow for three columns: the log is then a drawer, the list of moves begins closed; and whether it is a phone's. */
const narrow = matchMedia('(max-width: 1100px)');
const phone = matchMedia('(max-width: 760px)');
export const screen = $state({ narrow: narrow.matches, phone: phone.matches });
narrow.addEventListener('change', (event) => (screen.narrow = event.matches));
phone.addEventListener('change', (event) => (screen.phone = event.matches));
