import {
  isMessageRef,
  type Message,
  type MessageArgument,
  type MessageRef,
} from "@paygauge/api-types/catalogue/message";
import { healthLimits } from "@paygauge/api-types/entities/system-health";

const hidden = "•••";
const secretNames = /KEY|SECRET|PASSWORD|TOKEN|USER|JWKS/;
/** Shorter values appear in ordinary words. */
const shortest = 4;
/** Credentials by their form, wherever they come from. */
const forms = [
  /\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi,
  /(?<=:\/\/)[^\s/@]+@/g,
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /\b(?:sk|pk|rk|SG|xox[a-z])[-_.][\w.-]{8,}/g,
  /-----BEGIN[^-]*-----[\s\S]*?(?:-----END[^-]*-----|$)/g,
  /(?<=[?&](?:key|api_key|apikey|token|access_token|secret|password|sig|signature|code)=)[^&\s]+/gi,
];

/** The values of the secret settings, as they are and as requests carry them; the longest first. */
function secretsOf(env: object): readonly string[] {
  const settings = Object.entries(env).filter(
    (each): each is [string, string] => typeof each[1] === "string" && secretNames.test(each[0]),
  );
  const values = settings.map(([, value]) => value.trim()).filter((value) => value.length >= shortest);
  const pairs = values.flatMap((user) => values.map((password) => `${user}:${password}`));
  const inBase64 = [...values, ...pairs].map((text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))));
  const all = [...values, ...values.map(encodeURIComponent), ...inBase64];
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}

/** Makes the function that removes secrets from messages. */
export function scrubberOf(env: object): (message: Message) => Message {
  const secrets = secretsOf(env);
  const ofText = (text: string): string => {
    const without = secrets.reduce((rest, secret) => rest.replaceAll(secret, hidden), text);
    return forms.reduce((rest, form) => rest.replace(form, hidden), without).slice(0, healthLimits.messageLength);
  };
  const ofArgument = (value: MessageArgument): MessageArgument => {
    if (isMessageRef(value)) return ofRef(value);
    return typeof value === "string" ? ofText(value) : value;
  };
  const ofRef = ({ code, args }: MessageRef): MessageRef => ({
    code,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, ofArgument(value)])),
  });
  return (message) => (typeof message === "string" ? ofText(message) : ofRef(message));
}
