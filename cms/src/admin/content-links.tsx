import { Flex, Link } from "@strapi/design-system";
import { useAuth } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { aboutUid, newsletterUid, pageUid, postUid, projectUid, readEntriesAction } from "../lib/uids";

const links = [
  { path: `single-types/${aboutUid}`, label: "People, partners and testimonials" },
  { path: "single-types/api::offering.offering", label: "Figures and classes" },
  { path: `collection-types/${projectUid}`, label: "Projects" },
  { path: "collection-types/api::page-text.page-text", label: "Copy and pictures of a page" },
  { path: `collection-types/${postUid}`, label: "Posts" },
  { path: "collection-types/api::podcast-episode.podcast-episode", label: "Podcast episodes" },
  { path: `collection-types/${newsletterUid}`, label: "Newsletters" },
  { path: `collection-types/${pageUid}`, label: "Campaign pages" },
];

/** Links to the content that editors change most, as far as the user may read it. */
export function ContentLinks() {
  const permissions = useAuth("ContentLinks", (auth) => auth.permissions);
  const canRead = (path: string) =>
    permissions.some(
      ({ action, subject }) => action === readEntriesAction && subject && path.endsWith(`/${subject}`),
    );
  return (
    <Flex wrap="wrap" gap={1}>
      {links
        .filter(({ path }) => canRead(path))
        .map(({ path, label }) => (
          <Flex key={path} background="neutral100" hasRadius padding={2}>
            <Link tag={NavLink} to={`/content-manager/${path}`}>
              {label}
            </Link>
          </Flex>
        ))}
    </Flex>
  );
}
