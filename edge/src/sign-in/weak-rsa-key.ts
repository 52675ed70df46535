import { base64url } from "jose";

/** Primes whose subgroups tell a key of the faulty generator from any other (false positives below 1 in 10^8). */
const primes = [
  11, 13, 17, 19, 37, 53, 61, 71, 73, 79, 97, 103, 107, 109, 127, 151, 157, 3, 5, 7, 23, 29, 31, 41, 43, 47, 59, 67, 83,
  89, 101, 113, 131, 137, 139, 149, 163, 167,
];
const generator = 65_537;

/** Remainders that powers of 65537 leave, by prime. */
const subgroups = primes.map((prime) => {
  const remainders = new Set<number>();
  for (let each = 1; !remainders.has(each); each = (each * (generator % prime)) % prime) remainders.add(each);
  return { prime, remainders };
});

/**
 * Whether an RSA modulus is of the generator whose keys can be factored (CVE-2017-15361, "ROCA"): modulo every small
 * prime it is a power of 65537.
 * @param modulus the JWK's `n`
 */
export function isWeakRsaModulus(modulus: string): boolean {
  const bytes = base64url.decode(modulus);
  return subgroups.every(({ prime, remainders }) =>
    remainders.has(bytes.reduce((rest, byte) => (rest * 256 + byte) % prime, 0)),
  );
}
