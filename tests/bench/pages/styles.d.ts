/** Style sheets are taken in by Vite; there is nothing in them for the compiler. */
declare module "*.css";
