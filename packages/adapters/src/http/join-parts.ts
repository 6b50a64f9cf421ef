/** Builds a body from its parts, one for each value. A value without a part does not compile. */
export function joinParts<Values extends object, Body>(
  parts: { readonly [K in keyof Values]: (value: Values[K]) => Partial<Body> },
  values: Values,
): Body {
  const keys = Object.keys(parts) as (keyof Values)[];
  return Object.assign({}, ...keys.map((key) => parts[key](values[key]))) as Body;
}
