/** The HTML standard's expression for `<input type="email">` (section 4.10.5.1.5). */
const htmlStandard =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Browsers write an international domain in its ASCII form before they check it; so does this. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || /^[\p{ASCII}]*$/u.test(domain)) return email;
  try {
    return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** As browsers check it, and with a dot in the domain: an address without one cannot receive public mail. */
export function isEmailAddress(email: string): boolean {
  return htmlStandard.test(email) && email.slice(email.lastIndexOf("@")).includes(".");
}
