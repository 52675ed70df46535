/** Money of one currency as money of another, exactly: rates are decimals, amounts whole minor units. */

interface Decimal {
  digits: bigint;
  places: number;
}

function decimalOf(text: string): Decimal {
  const [whole = "0", part = ""] = text.split(".");
  return { digits: BigInt(whole + part), places: part.length };
}

function divisorOf(a: bigint, b: bigint): bigint {
  let [big, small] = [a, b];
  while (small !== 0n) [big, small] = [small, big % small];
  return big;
}

export class Converter {
  private readonly up: bigint;
  private readonly down: bigint;
  /** Amounts up to this are converted in whole numbers of JavaScript; beyond it in big ones. */
  private readonly fewest: number;
  private readonly plainUp: number;
  private readonly plainDown: number;

  /**
   * @param from units of the amount's currency for one of the base, as a decimal above 0
   * @param to the same of the target currency
   * @param shift decimals of the target currency less those of the amount's
   */
  constructor(from: string, to: string, shift: number) {
    const [source, target] = [decimalOf(from), decimalOf(to)];
    const up = target.digits * 10n ** BigInt(source.places + Math.max(0, shift));
    const down = source.digits * 10n ** BigInt(target.places + Math.max(0, -shift));
    const common = divisorOf(up, down);
    this.up = up / common;
    this.down = down / common;
    this.plainUp = Number(this.up);
    this.plainDown = Number(this.down);
    this.fewest = Math.floor((Number.MAX_SAFE_INTEGER - this.plainDown) / (2 * this.plainUp));
  }

  /** Minor units of the target currency, half away from zero. What isn't a finite number stays what it is. */
  convert(minor: number): number {
    if (!Number.isFinite(minor)) return minor;
    const size = Math.abs(minor);
    const converted = size <= this.fewest ? this.plain(size) : this.big(size);
    return minor < 0 && converted !== 0 ? -converted : converted;
  }

  private plain(size: number): number {
    const doubled = 2 * size * this.plainUp + this.plainDown;
    return (doubled - (doubled % (2 * this.plainDown))) / (2 * this.plainDown);
  }

  private big(size: number): number {
    return Number((2n * BigInt(size) * this.up + this.down) / (2n * this.down));
  }
}
