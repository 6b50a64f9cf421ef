/** A `ref` callback: later content extends a centered block downwards instead of moving it. */
export function keepInitialTop(block: HTMLElement | null) {
  const parent = block?.parentElement;
  if (!parent) return;
  // Runs between layout and paint, so reading and writing cost no extra layout.
  const position = new ResizeObserver(() => {
    position.disconnect();
    const top = block.getBoundingClientRect().top - parent.getBoundingClientRect().top;
    block.style.margin = `${top - parseFloat(getComputedStyle(parent).paddingTop)}px 0 auto`;
  });
  const center = () => {
    block.style.margin = '';
    position.observe(block);
  };
  center();
  window.addEventListener('resize', center);
  return () => {
    position.disconnect();
    window.removeEventListener('resize', center);
  };
}
