import { seededPeople } from "@paygauge/api-types/seeded-people";
import { Client } from "./client.ts";

function personOf(username: string) {
  const person = seededPeople.find((each) => each.username === username);
  if (!person) throw new Error(`Nobody is called ${username}.`);
  return person;
}

/** Signs a seeded person in through the real provider: code + PKCE, redirects and all, without a browser. */
export async function signIn(port: number, username: string, host = "brand1.localhost"): Promise<Client> {
  const client = new Client(port, host);
  const atProvider = await client.open("/auth/sign-in?callbackUrl=%2Fprofile");
  const action = /action="([^"]+)"/.exec(atProvider.text())?.[1];
  if (atProvider.host !== "id.localhost" || !action)
    throw new Error(
      `The provider did not answer with its page, but ${atProvider.host}${atProvider.path} (${atProvider.status}): ${atProvider.text().slice(0, 400)}`,
    );
  const chosen = await client.send(atProvider.host, action, {
    method: "POST",
    body: `subject=${personOf(username).subject}`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${atProvider.host}:${port}`,
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "navigate",
    },
  });
  const location = chosen.headers.location;
  if (!location) throw new Error(`The provider refused the choice (${chosen.status}): ${chosen.text().slice(0, 400)}`);
  const next = new URL(location, `http://${atProvider.host}:${port}`);
  const back = await client.open(next.pathname + next.search, next.hostname);
  if (back.host !== host || back.path.startsWith("/login"))
    throw new Error(`The sign-in of ${username} ended at ${back.host}${back.path}.`);
  return client;
}
