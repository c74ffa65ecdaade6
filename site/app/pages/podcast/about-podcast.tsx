import type { TeamMember } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { feedPaths } from "~/seo/feeds/feed-paths.ts";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** Who speaks, what about, and where to follow it. */
export function AboutPodcast({ hosts }: { hosts: readonly TeamMember[] }) {
  const { podcastPlatforms } = useSiteSettings();
  return (
    <div className="ground-sand">
      <div className="wrap grid-12 gap-y-12 py-section">
        {hosts.length > 0 && (
          <section className="col-span-full desktop:col-span-6">
            <h2>Hosts</h2>
            <ul className="mt-8 grid grid-cols-1 gap-8">
              {hosts.map((host) => (
                <li key={host.name}>
                  <Host host={host} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="col-span-full grid content-start gap-12 desktop:col-span-5 desktop:col-start-8">
          <section>
            <h2>What we talk about</h2>
            <ul className="hairline mt-8 border-t">
              {topics.map((topic) => (
                <li className="hairline border-b py-3" key={topic}>
                  {topic}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-h3">Where to listen</h2>
            <ul className="mt-2 flex flex-wrap gap-x-8">
              {podcastPlatforms.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
              <li>
                <TextLink href={feedPaths.podcast} type="application/rss+xml">
                  RSS feed
                </TextLink>
              </li>
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}

const topics = [
  "How communities are paid for: equity, debt, and who is paid first",
  "How they are built, and why dates move",
  "How they are run: rent, repairs, neighbors",
  "What to ask any sponsor, including us",
];

function Host({ host: { image, name, podcastPart, role } }: { host: TeamMember }) {
  return (
    <div className="flex gap-6">
      <Picture className="aspect-[4/5] w-24 shrink-0 self-start" image={image} sizes="6rem" />
      <div className="min-w-0">
        <h3>{name}</h3>
        <p className="quiet mt-1 text-s">{role}</p>
        <p className="mt-2">{podcastPart}</p>
      </div>
    </div>
  );
}
