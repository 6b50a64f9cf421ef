const most = 30_000;

/** A map of limited size, which evicts the entry that was set longest ago. */
export class RecentMap<V> extends Map<string, V> {
  override set(key: string, value: V): this {
    this.delete(key);
    super.set(key, value);
    const [oldest = ''] = this.size > most ? this.keys() : [];
    this.delete(oldest);
    return this;
  }
}
