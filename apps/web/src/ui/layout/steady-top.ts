/**
 * The `ref` of a block that is centred in its parent: it keeps its first position. An error or a note that appears
 * later makes it longer downwards, and nothing a person aims at moves. A window of another size centres it anew.
 */
export function steadyTop(block: HTMLElement | null) {
  const parent = block?.parentElement;
  if (!parent) return;
  let above: number | null = null;
  // Called between layout and painting: what is asked here is known already, and what is set here is in the same picture.
  const sizes = new ResizeObserver(() => {
    if (above === null) above = block.offsetTop - parent.offsetTop - parseFloat(getComputedStyle(parent).paddingTop);
    else block.style.margin = `${above}px 0 auto`;
  });
  const centre = () => {
    above = null;
    block.style.margin = '';
    sizes.observe(block);
  };
  centre();
  window.addEventListener('resize', centre);
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', centre);
  };
}
