/** Counts texts that occur once among many, by 32 bits of a hash each, in 20 MB. */

const slots = 2 ** 22;
/** Texts that are counted: the table stays three quarters full at most. */
const mostTexts = slots * 0.75;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) | 1;
}

export class OnceCounter {
  private readonly hashes = new Int32Array(slots);
  private readonly isRepeated = new Uint8Array(slots);
  private texts = 0;
  /** Texts that have occurred once so far. */
  once = 0;
  /** Texts that were counted, with repeats. */
  counted = 0;

  add(text: string): void {
    const hash = hashOf(text);
    let at = (hash >>> 1) % slots;
    for (let found = this.hashes[at] ?? 0; found !== 0; found = this.hashes[at] ?? 0) {
      if (found === hash) {
        this.counted += 1;
        if (this.isRepeated[at] === 0) this.once -= 1;
        this.isRepeated[at] = 1;
        return;
      }
      at = (at + 1) % slots;
    }
    if (this.texts >= mostTexts) return;
    this.hashes[at] = hash;
    this.texts += 1;
    this.once += 1;
    this.counted += 1;
  }
}
