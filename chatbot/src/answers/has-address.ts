const address =
  /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|example|dev|co|de|fr|uk)\b|mailto:|<\/?[a-z]|\]\(|!\[|`|@\w/i;

/** Whether a sentence has an address or markup: no answer links to anything but its sources. */
export const hasAddress = (text: string): boolean => address.test(text);
