import { handlers } from "./handlers.ts";
import { mount } from "./mount.ts";

export { Conversations } from "./conversations/conversations-object.ts";
export { Corpus } from "./corpus/corpus-object.ts";
export { DocumentReader } from "./reading/document-reader.ts";

const app = mount(handlers);

export default { fetch: app.fetch };
