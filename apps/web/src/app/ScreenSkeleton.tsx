/** While a screen's code is on its way: nothing jumps in, and screen readers hear that it is coming. */
export function ScreenSkeleton() {
  return <output className="visually-hidden">Loading</output>;
}
