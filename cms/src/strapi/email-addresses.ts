import { yup } from "@strapi/utils";

const maxCharacters = 254;

/** The HTML standard's expression for `<input type="email">`, with a dot in the domain. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * Replaces the email check of yup, with which Strapi validates accounts and email fields. Its expression takes
 * exponential time, so that one request with a quote and 60 letters hangs the service. Must run before Strapi loads
 * its admin module, which builds its schemas then.
 */
export function checkEmailsInLinearTime(): void {
  yup.addMethod(yup.string, "email", function (message = "This is not a valid email address") {
    const test = (value?: string | null) => !value || (value.length <= maxCharacters && address.test(value));
    return this.test({ name: "email", message, test });
  });
}
