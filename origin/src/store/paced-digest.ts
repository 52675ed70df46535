import { Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";

/** SHA-256 of bytes piece by piece, each of what one turn digests. */
export class PacedDigest {
  readonly #digest = new crypto.DigestStream("SHA-256");
  readonly #writer = this.#digest.getWriter();
  readonly #turns = new Turns("digestedBytes");

  /** Takes the next bytes in; they are not kept. */
  async take(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length; from += unitsOfTurn.digestedBytes) {
      const piece = bytes.subarray(from, from + unitsOfTurn.digestedBytes);
      await this.#writer.write(piece);
      await this.#turns.after(piece.length);
    }
  }

  /** The digest of everything, lower-case hex; takes nothing any more. */
  async hex(): Promise<string> {
    await this.#writer.close();
    return [...new Uint8Array(await this.#digest.digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
