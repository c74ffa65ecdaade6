/** Link for a North American number written for people, such as `(605) 555-0148`. */
export function telephoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
