/** Vite hands a file on as its text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
