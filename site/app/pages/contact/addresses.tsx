import { telephoneAddress } from "~/layout/telephone-address.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { TextLink } from "~/ui/text-link.tsx";

/** Telephone, email, office and social profiles. */
export function Addresses() {
  const { addressLines, email, officeHours, phone, social } = useSiteSettings();
  return (
    <div className="grid gap-10 desktop:col-span-5">
      <section className="hairline border-t pt-6">
        <h2 className="text-h3">Call or visit</h2>
        <address className="mt-4 not-italic">
          <a className="inline-link inline-block py-1" href={telephoneAddress(phone)}>
            {phone}
          </a>
          <br />
          <a className="inline-link inline-block py-1" href={`mailto:${email}`}>
            {email}
          </a>
          <span className="quiet mb-4 block text-s">{officeHours}</span>
          {addressLines.map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </address>
      </section>
      {social.length > 0 && (
        <section className="hairline border-t pt-6">
          <h2 className="text-h3">Follow</h2>
          <ul className="mt-2 flex flex-wrap gap-x-8">
            {social.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
