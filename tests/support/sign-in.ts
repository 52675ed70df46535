import { seededPeople } from "@paygauge/api-types/seeded-people";
import { Client } from "./client.ts";

function personOf(username: string) {
  const person = seededPeople.find((each) => each.username === username);
  if (!person) throw new Error(`Nobody is called ${username}.`);
  return person;
}

/** Signs a seeded user in through the real provider: code + PKCE, redirects and all, without a browser. */
export async function signIn(port: number, username: string, host = "brand1.localhost"): Promise<Client> {
  const client = new Client(port, host);
  const ended = await choose(client, await toProvider(client), username);
  if (!ended.startsWith("/") || ended.startsWith("/login"))
    throw new Error(`The sign-in of ${username} ended at ${ended}.`);
  return client;
}

const providerHost = "id.localhost";

/** Goes to the provider's page; answers where its choice is sent to. */
export async function toProvider(client: Client): Promise<string> {
  const page = await client.open("/auth/sign-in?callbackUrl=%2Fprofile");
  const action = /action="([^"]+)"/.exec(page.text())?.[1];
  if (page.host === providerHost && action) return action;
  throw new Error(
    `The provider did not answer with its page, but ${page.host}${page.path} (${page.status}): ${page.text().slice(0, 400)}`,
  );
}

/** Chooses who to be and follows the way back; answers the path it ends at, with the host where that is another. */
export async function choose(client: Client, action: string, username: string): Promise<string> {
  const chosen = await client.send(providerHost, action, {
    method: "POST",
    body: `subject=${personOf(username).subject}`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${providerHost}:${client.port}`,
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "navigate",
    },
  });
  const { location } = chosen.headers;
  if (!location) throw new Error(`The provider refused the choice (${chosen.status}): ${chosen.text().slice(0, 400)}`);
  const next = new URL(location, `http://${providerHost}:${client.port}`);
  const back = await client.open(next.pathname + next.search, next.hostname);
  return back.host === client.host ? back.path : back.host + back.path;
}
