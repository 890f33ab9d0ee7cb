/** A button of the site, for notices that scripts put on a page. */
export function buttonOf(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}
