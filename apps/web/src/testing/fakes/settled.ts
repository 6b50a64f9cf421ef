/** Resolves once all promises that were pending have run, such as reads of the device. */
export async function settled(): Promise<void> {
  await new Promise(setImmediate);
}
