import { redirectAddresses } from "./rules/redirects";

export const redirect = [redirectAddresses];
