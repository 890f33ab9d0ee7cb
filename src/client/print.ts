/** Shows the buttons that print the page, which need script, and lets them work. */
export function enablePrint(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.print > button')) {
    delete button.dataset.waits;
    button.addEventListener('click', () => print());
  }
}
