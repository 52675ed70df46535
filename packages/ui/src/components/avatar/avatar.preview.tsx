import type { Preview } from "../../preview-type.ts";
import { Avatar } from "./avatar.tsx";

export const previews: Preview[] = [
  {
    component: "Avatar",
    state: "names, username, nothing",
    render: () => (
      <div className="flex gap-2">
        <Avatar person={{ givenName: "Rowan", surname: "Kite" }} name="Rowan Kite" />
        <Avatar person={{ username: "analyst" }} />
        <Avatar person={{}} />
      </div>
    ),
  },
];
