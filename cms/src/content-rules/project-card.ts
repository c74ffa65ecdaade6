import { describedPictures } from "./rules/described-pictures";
import { figures } from "./rules/figures";
import { numbered } from "./rules/next-value";

/** Steps of ten leave room for a project between two others. */
export const projectCard = [figures, numbered("order", 10), describedPictures];
