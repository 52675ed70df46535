import { calculateJwkThumbprint, CompactEncrypt, importJWK } from "jose";
import { bindingOf, credentialAlgorithms, type CredentialSecret } from "@paygauge/api-types/entities/sftp";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";

interface PublicKey {
  readonly x: string;
  readonly y: string;
}
const jwkOf = ({ x, y }: PublicKey) => ({ kty: "EC", crv: "P-256", x, y });

/** RFC 7638, SHA-256, worked out in this browser: what the connector shows on its console. */
export const fingerprintOf = (key: PublicKey): Promise<string> => calculateJwkThumbprint(jwkOf(key));

/** Encrypts for the connector alone. What it is bound to is authenticated with it. */
export async function encryptFor(
  key: PublicKey,
  configuration: Pick<SftpConfiguration, "id" | "host" | "port" | "username" | "hostKey">,
  secret: CredentialSecret,
): Promise<string> {
  const { alg } = credentialAlgorithms;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(secret)))
    .setProtectedHeader({ ...credentialAlgorithms, sftp: bindingOf(configuration) })
    .encrypt(await importJWK(jwkOf(key), alg));
}
