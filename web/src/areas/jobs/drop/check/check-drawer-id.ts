/** The id of the drawer with the check, for the button that opens it. */
export const checkDrawerId = "check-rows";
