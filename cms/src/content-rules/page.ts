import { publicationDate, schedule } from "./rules/dates";
import { describedPictures } from "./rules/described-pictures";
import { pageAddress } from "./rules/page-address";
import { renamedAddress } from "./rules/renamed-address";
import { slug } from "./rules/slug";

export const page = [slug, pageAddress, schedule, describedPictures, publicationDate, renamedAddress];
