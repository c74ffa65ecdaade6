import type { MediaMention, Stat } from "~/content/model/site-content.ts";
import { formatCount, formatDate, formatMonth, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { uncapitalize } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { media } from "~/copy/media.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { telephoneLink } from "~/layout/telephone-link.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { cx } from "~/ui/class-names.ts";
import { InlineLink, LinkText, TextLink } from "~/ui/links.tsx";
import { largestFile, Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

export function Press({ mentions }: { mentions: readonly MediaMention[] }) {
  const { read, title } = useCopy(media).press;
  if (mentions.length === 0) return null;
  return (
    <Section className="grid-12 gap-y-8" ground="sand">
      <h2 className="col-span-full desktop:col-span-4">{title}</h2>
      <ul className="col-span-full border-hairline border-t desktop:col-span-8">
        {mentions.map((mention) => (
          <Mention key={mention.href} mention={mention} readLabel={read} />
        ))}
      </ul>
    </Section>
  );
}

function Mention({ mention, readLabel }: { mention: MediaMention; readLabel: string }) {
  const { href, publishedAt, source, title } = mention;
  return (
    <li className="grid items-baseline gap-x-column gap-y-1 border-hairline border-b pt-5 pb-3 tablet:grid-cols-[8.5rem_minmax(0,1fr)_auto] tablet:py-4">
      <p className="figure text-fig-xs">{formatMonth(publishedAt)}</p>
      <div>
        <h3 className="font-sans font-semibold text-base text-ground tracking-normal">{title}</h3>
        <p className="text-quiet text-xs">
          {source}, <time dateTime={publishedAt}>{formatUnbrokenDate(publishedAt)}</time>
        </p>
      </div>
      <TextLink href={href}>
        {readLabel}
        <span className="sr-only">: {title}</span>
      </TextLink>
    </li>
  );
}

export function ContactAndBrand({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className="wrap grid-12 gap-y-12 pt-section">
      <div className="col-span-full grid content-start gap-y-10 desktop:col-span-5">
        <MediaContact />
        <Company stats={stats} />
      </div>
      <Logos />
    </div>
  );
}

function MediaContact() {
  const copy = useCopy(media).contact;
  const { email, officeHours, phone } = useSiteSettings();
  return (
    <section>
      <h2>{copy.title}</h2>
      <p className="measure mt-6">
        <Filled
          text={copy.address}
          values={{
            email: <InlineLink href={`mailto:${email}`}>{email}</InlineLink>,
            officeHours: uncapitalize(officeHours),
            phone: <InlineLink href={telephoneLink(phone)}>{phone}</InlineLink>,
          }}
        />
      </p>
      <p className="measure mt-4">{copy.text}</p>
      <TextLink className="mt-2" to="/contact">
        {copy.contactPage}
      </TextLink>
    </section>
  );
}

/** Paragraph about the company that journalists can copy. */
function Company({ stats }: { stats: readonly Stat[] }) {
  const copy = useCopy(media).company;
  const { brand, figuresAsOf } = useSiteSettings();
  const counts = stats.map(({ label, note, units }) => {
    const count = `${formatCount(units)} ${uncapitalize(label)}`;
    // The sentence names the date of the figures; a note with the same date would repeat it.
    return note.includes(formatDate(figuresAsOf)) ? count : `${count} ${note}`;
  });
  return (
    <section className="border-heading border-t pt-5">
      <h2 className="text-title">{copy.title}</h2>
      <p className="measure mt-3">
        {fill(copy.text, { brand })}{" "}
        {counts.length > 0 &&
          fill(copy.figures, { counts: counts.join(", "), date: formatUnbrokenDate(figuresAsOf) })}
      </p>
    </section>
  );
}

/** `ground` is the background behind the logo; the sharing picture contains its own. `preview` is a smaller file. */
const logoFiles = [
  { label: "forLight", href: "/art/logo.svg", fileName: "logo.svg", ground: "bg-paper px-3" },
  { label: "forDark", href: "/art/logo-light.svg", fileName: "logo-light.svg", ground: "bg-evergreen px-3" },
  {
    label: "symbol",
    href: "/icon-512.png",
    preview: "/icon-192.png",
    fileName: "symbol-512.png",
    ground: "bg-paper py-4",
  },
  {
    label: "sharingPicture",
    href: "/og-default.png",
    preview: "/art/sharing-picture.webp",
    fileName: "sharing-picture.png",
    ground: undefined,
  },
] as const;

function Logos() {
  const copy = useCopy(media).logos;
  return (
    <section className="col-span-full desktop:col-span-6 desktop:col-start-7">
      <h2>{copy.title}</h2>
      <p className="measure mt-6">{copy.text}</p>
      <ul className="mt-6 grid grid-cols-2 gap-x-column gap-y-6">
        {logoFiles.map(({ fileName, ground, href, label, ...file }) => (
          <li key={href}>
            <a className="group/link block text-s" download={fileName} href={href}>
              <span className={cx("block aspect-video border border-hairline", ground)}>
                <img
                  alt=""
                  className="h-full w-full object-contain"
                  height="64"
                  loading="lazy"
                  src={"preview" in file ? file.preview : href}
                  width="64"
                />
              </span>
              <LinkText className="mt-2 inline-block font-semibold">{copy[label]}</LinkText>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Project pictures, with captions for the press. */
export function PressPictures() {
  const { download, items, text, title } = useCopy(media).pictures;
  return (
    <Section lead={text} title={title}>
      <ul className="grid gap-x-column gap-y-8 tablet:grid-cols-3">
        {items.map(({ caption, image }) => (
          <li className="flex flex-col" key={image.src}>
            <Picture className="aspect-16/10" image={image} sizes="(width < 44rem) 88vw, 31vw" />
            <p className="mt-3 text-s">{caption}</p>
            <TextLink className="mt-auto" download href={largestFile(image)}>
              {download}
              <span className="sr-only">: {caption}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
