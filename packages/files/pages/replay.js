/** The script of a replay page: shows one turn at a time, by buttons, keys, the slider or the list. */

/** @typedef {import('../src/replay/steps.ts').ReplayStep} Step */

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(id);
  return element;
}

/** @type {{ steps: readonly Step[], values: readonly number[] }} */
const { steps, values } = JSON.parse(byId('data').textContent ?? '');
const slider = /** @type {HTMLInputElement} */ (byId('slider'));
const squares = [...byId('board').querySelectorAll('.square')];
const rows = [...byId('turns').querySelectorAll('tr')];

let shown = 0;

/**
 * An element with a class and what it holds.
 * @param {string} name
 * @param {string} className
 * @param {readonly (string | Node)[]} content
 */
function make(name, className, ...content) {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/** @param {string} letter lower case for a joker, `?` for one not yet played */
function tile(letter) {
  const element = make('span', 'tile', letter.toUpperCase());
  const isJoker = letter === '?' || letter !== letter.toUpperCase();
  element.dataset.joker = String(isJoker);
  if (!isJoker) {
    const value = make('span', 'value');
    value.dataset.value = String(values[letter.charCodeAt(0) - 65]);
    element.append(value);
  }
  return element;
}

/** @param {Step} step */
function showBoard({ board, laid, title }) {
  for (const [index, square] of squares.entries()) {
    square.replaceChildren(...(board[index] === '.' ? [] : [tile(board[index])]));
    square.toggleAttribute('data-mark', false);
  }
  for (const index of laid) squares[index].setAttribute('data-mark', 'new');
  byId('board').setAttribute('aria-label', `Grille, ${title.toLowerCase()}`);
}

/** @param {Step} step */
function showDraw({ draw }) {
  const rack = byId('draw');
  rack.setAttribute('role', 'img');
  rack.setAttribute('aria-label', `Tirage : ${[...draw].join(' ').replaceAll('?', 'joker')}`);
  const pieces = [...draw].map((sign) => (sign === '+' || sign === '-' ? make('span', 'mark', sign) : tile(sign)));
  rack.replaceChildren(...pieces);
}

/** @param {Step} step */
function showFound({ solutions, others, word, reference }) {
  byId('others').textContent = others;
  const lines = solutions.map(([found, place, score]) => {
    const isLaid = found === word && place === reference;
    return make(
      'tr',
      isLaid ? 'laid' : '',
      make('td', 'letters', found),
      make('td', '', place),
      make('td', 'n', score),
    );
  });
  byId('solutions').replaceChildren(...lines);
}

/** @param {Step} step */
function showScores({ figures, bars }) {
  byId('figures').textContent = figures;
  const lines = bars.map(({ label, count, share, isTop }) => {
    const bar = make('span', isTop ? 'bar top' : 'bar');
    bar.style.width = `${share}%`;
    return make('tr', '', make('td', 'n', label), make('td', 'room', bar), make('td', 'n', count));
  });
  byId('bars').replaceChildren(...lines);
}

/** @param {number} asked */
function show(asked) {
  shown = Math.min(Math.max(asked, 0), steps.length - 1);
  const step = steps[shown];
  showBoard(step);
  showDraw(step);
  showFound(step);
  showScores(step);
  for (const id of /** @type {const} */ (['title', 'word', 'reference', 'score', 'running'])) {
    byId(id).textContent = step[id];
  }
  slider.value = String(shown + 1);
  slider.setAttribute('aria-valuetext', step.title);
  for (const id of ['first', 'previous']) byId(id).toggleAttribute('disabled', shown === 0);
  for (const id of ['next', 'last']) byId(id).toggleAttribute('disabled', shown === steps.length - 1);
  for (const [index, row] of rows.entries()) {
    row.classList.toggle('shown', index === shown);
    const button = row.querySelector('button');
    if (index === shown) button?.setAttribute('aria-current', 'step');
    else button?.removeAttribute('aria-current');
  }
}

/** @type {Record<string, () => void>} */
const moves = {
  first: () => show(0),
  previous: () => show(shown - 1),
  next: () => show(shown + 1),
  last: () => show(steps.length - 1),
};

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

for (const [id, move] of Object.entries(moves)) byId(id).addEventListener('click', move);
slider.addEventListener('input', () => show(Number(slider.value) - 1));
for (const [index, row] of rows.entries()) {
  row.addEventListener('click', () => {
    show(index);
    byId('board').scrollIntoView({ block: 'nearest' });
  });
}
document.addEventListener('keydown', (event) => {
  const key = KEYS[event.key];
  const isForOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target === slider;
  if (key === undefined || isForOther) return;
  event.preventDefault();
  moves[key]();
});
show(0);
