import { publicationDate, schedule } from "./rules/dates";
import { describedPictures } from "./rules/described-pictures";
import { renamedAddress } from "./rules/renamed-address";
import { sampleMark } from "./rules/sample-mark";
import { slug } from "./rules/slug";

export const post = [slug, schedule, sampleMark, describedPictures, publicationDate, renamedAddress];
