/** Returns a `tel:` link for a number such as `(605) 555-0148 ext. 12`. Ten digits get the country code 1. */
export function telephoneLink(phone: string): string {
  const [number = "", extension = ""] = phone
    .split(/ext(?:ension)?|x|#/i)
    .map((part) => part.replace(/\D/g, ""));
  const link = `tel:+${number.length === 10 ? `1${number}` : number}`;
  return extension === "" ? link : `${link};ext=${extension}`;
}
