import { compactDecrypt } from "jose";
import * as v from "valibot";
import {
  bindingOf,
  credentialAlgorithms,
  credentialSecret,
  type CredentialSecret,
  type PulledConfiguration,
} from "@paygauge/api-types/entities/sftp";
import { Failed } from "./failed.ts";
import type { ConnectorKey } from "./key.ts";

const header = v.object({
  sftp: v.object({
    configuration: v.string(),
    host: v.string(),
    port: v.number(),
    user: v.string(),
    hostKey: v.string(),
  }),
});

/**
 * Decrypts a credential. What it is bound to is in its protected header, which its tag authenticates: with another host,
 * port, user or host key than its configuration has, it is never sent anywhere. @throws Failed
 */
export async function openCredential(configuration: PulledConfiguration, key: ConnectorKey): Promise<CredentialSecret> {
  if (configuration.credential === null) throw new Failed("credential", "There is no credential.");
  const { alg, enc } = credentialAlgorithms;
  const opened = await compactDecrypt(configuration.credential, key.private, {
    keyManagementAlgorithms: [alg],
    contentEncryptionAlgorithms: [enc],
  }).catch((error: unknown) => {
    throw new Failed("credentialUnreadable", "The credential is not encrypted for this connector.", { cause: error });
  });
  const bound = v.safeParse(header, opened.protectedHeader);
  const now = bindingOf(configuration);
  const isSame =
    bound.success &&
    bound.output.sftp.configuration === now.configuration &&
    bound.output.sftp.host === now.host &&
    bound.output.sftp.port === now.port &&
    bound.output.sftp.user === now.user &&
    bound.output.sftp.hostKey === now.hostKey;
  if (!isSame) throw new Failed("credentialForeign", "The credential is of another host, port, user or host key.");
  const text = new TextDecoder().decode(opened.plaintext);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), credentialSecret), text);
  if (!read.success) throw new Failed("credentialUnreadable", "The credential holds neither a password nor a key.");
  return read.output;
}
