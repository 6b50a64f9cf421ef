/**
 * The `ref` of a block that is centred in its parent: it keeps its first position. An error or a note that appears
 * later makes it longer downwards, and nothing a person aims at moves. A window of another size centres it anew.
 */
export function steadyTop(block: HTMLElement | null) {
  const parent = block?.parentElement;
  if (!parent) return;
  // Called once, between layout and painting: what is asked here is known already, and what is set here is in the same picture.
  const position = new ResizeObserver(() => {
    position.disconnect();
    const top = block.getBoundingClientRect().top - parent.getBoundingClientRect().top;
    block.style.margin = `${top - parseFloat(getComputedStyle(parent).paddingTop)}px 0 auto`;
  });
  const centre = () => {
    block.style.margin = '';
    position.observe(block);
  };
  centre();
  window.addEventListener('resize', centre);
  return () => {
    position.disconnect();
    window.removeEventListener('resize', centre);
  };
}
