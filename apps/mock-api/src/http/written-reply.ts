/** The body of a reply that is JSON already, in bytes; read, it is a `T`. For what is put together from kept pieces. */
export class WrittenReply<T> {
  declare readonly reads: T;
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}
