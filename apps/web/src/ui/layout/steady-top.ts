/** A `ref` callback: later content extends a centered block downwards instead of moving it. */
export function steadyTop(block: HTMLElement | null) {
  const parent = block?.parentElement;
  if (!parent) return;
  // Runs between layout and paint, so reading and writing cost no extra layout.
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
