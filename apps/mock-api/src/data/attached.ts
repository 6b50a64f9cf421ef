/** What its constructor returns is what a subclass adds its private fields to: an object that is there already. */
class Itself {
  constructor(object: object) {
    // oxlint-disable-next-line no-constructor-return
    return object;
  }
}

/** Values that objects carry along. */
export interface Attached<K extends object, V> {
  get(object: K): V | undefined;
  set(object: K, value: V): void;
}

/**
 * As a WeakMap, for what is looked up twenty times a request: the value is a private field of the object, so that finding it
 * is no search. Copies of the object do not have it.
 */
export function attached<K extends object, V>(): Attached<K, V> {
  class Carrying extends Itself {
    #value: V;

    constructor(object: object, value: V) {
      super(object);
      this.#value = value;
    }

    static get(object: object): V | undefined {
      return #value in object ? object.#value : undefined;
    }

    static set(object: object, value: V): void {
      if (#value in object) object.#value = value;
      else Reflect.construct(Carrying, [object, value]);
    }
  }
  return Carrying;
}
