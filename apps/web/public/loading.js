// Read before the application: where its program does not come, the page says so instead of staying empty.
function tell() {
  const page = document.getElementById('raccord');
  if (!page || page.hasChildNodes()) return;
  const main = document.createElement('main');
  Object.assign(main.style, { maxWidth: '34rem', margin: '20vh auto 0', padding: '1.5rem', textAlign: 'center' });
  const title = document.createElement('h1');
  title.textContent = 'Raccord';
  const text = document.createElement('p');
  text.textContent =
    'La page n’a pas pu être chargée en entier. Vérifiez le réseau, puis rechargez-la. Si rien ne change, il faut fermer Raccord et l’ouvrir de nouveau.';
  const reload = document.createElement('button');
  reload.textContent = 'Recharger la page';
  reload.onclick = () => location.reload();
  main.append(title, text, reload);
  page.append(main);
}

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
    else tell();
  },
  true,
);
