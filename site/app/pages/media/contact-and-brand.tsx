import { telephoneAddress } from "~/layout/telephone-address.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { DownloadRow } from "~/ui/download-row.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { brandFiles } from "./brand-files.ts";

export function ContactAndBrand() {
  return (
    <div className="wrap grid-12 gap-y-12 py-section">
      <MediaContact />
      <Brand />
    </div>
  );
}

function MediaContact() {
  const { email, officeHours, phone } = useSiteSettings();
  return (
    <section className="col-span-full desktop:col-span-5">
      <h2>Media contact</h2>
      <p className="measure mt-6">
        Write to{" "}
        <a className="inline-link" href={`mailto:${email}`}>
          {email}
        </a>{" "}
        or call{" "}
        <a className="inline-link" href={telephoneAddress(phone)}>
          {phone}
        </a>
        . {officeHours}
      </p>
      <p className="measure mt-4">
        Say what it is for and when you need the answer, and we will say whether we can make it. Figures may
        be quoted with their date and caution; a target is always called a target.
      </p>
      <TextLink className="mt-2" to="/contact">
        Contact page
      </TextLink>
    </section>
  );
}

function Brand() {
  const { brand } = useSiteSettings();
  return (
    <section className="col-span-full desktop:col-span-6 desktop:col-start-7">
      <h2>Brand files</h2>
      <p className="measure mt-6">
        The mark of {brand} may be used unchanged beside text about us. Pictures on this site are illustrative
        renderings; please caption them so.
      </p>
      <ul className="mt-6">
        {brandFiles.map(({ fileName, href, kind, title }) => (
          <li className="-mt-px" key={href}>
            <DownloadRow fileName={fileName} href={href} label={`${title}, ${kind}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
