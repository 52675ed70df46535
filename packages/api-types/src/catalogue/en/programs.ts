/** Programs that call the API: refusals and confirmations. */
export const programsMessages = {
  programCallsOnly: "A token opens endpoints of the API only. Open pages and files by signing in.",
  programWithCookie: "Send a token or a cookie, not both.",
  programToken:
    "This token isn’t accepted. Request a new access token with the client credentials of a registered program.",
  programUnknown:
    "This program isn’t registered here, or was revoked. Ask a user administrator to register it under User management.",
  programPaused:
    "The user who registered this program has no access at the moment. Ask a user administrator to register the program again.",
  programNotForIt: "Only signed-in users can use this endpoint. A program can’t.",
  programLacks: "This program needs {permissions}. Ask a user administrator to register one that has it.",
  programTooOften: "This program sent more than {most, number} requests in one minute. Wait a minute and try again.",
  programName: "Enter a name.",
  programClientId: "Enter the client ID from your identity provider.",
  programClientForm: "A client ID has visible ASCII characters only, without spaces and |.",
  programClientTaken: "This client ID is registered already, or was revoked. Create a new client at your provider.",
  programNoRights: "Choose at least one role or permission.",
  programIssuersMost: "Choose at most {most, number} issuers.",
  programIssuerTwice: "Choose each issuer once.",
  programNotManager: "Only a Manager of {name} can register a program as its Manager.",
  programRegistered: "{name} is registered.",
  programRenamed: "Renamed to {name}.",
  programAboveRegistrant:
    "The user who registered this program, {name}, doesn’t have {rights}. Choose rights that they have, or register the program again yourself.",
  programRightsChanged: "{name} has other rights from now on.",
  programRevoked: "{name} is revoked and no longer has access.",
  programRevokedAlready: "{name} is revoked already.",
  "noun-program": "program",
} as const satisfies Record<string, string>;
