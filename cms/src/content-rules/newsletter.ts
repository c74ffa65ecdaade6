import { publicationDate, schedule } from "./rules/dates";
import { sampleMark } from "./rules/sample-mark";

export const newsletter = [schedule, sampleMark, publicationDate];
