import { Box, Flex, Grid, Link, Typography } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { SiteLink } from "../../../admin/site-link";
import type { ContentList } from "../server/lists";
import { useLists } from "./use-lists";

/** Everything that can be edited, by the part of the site in which it appears. */
export default function AllLists() {
  const { answer: lists, error } = useLists();
  if (error !== undefined) return <Page.Error />;
  if (!lists) return <Page.Loading />;
  const groups = [...new Set(lists.map(({ group }) => group))];
  return (
    <Page.Main>
      <Page.Title>All content</Page.Title>
      <Layouts.Header title="All content" subtitle="By where it appears on the site" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={8}>
          {groups.map((group) => (
            <Group key={group} title={group} lists={lists.filter((list) => list.group === group)} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Group({ title, lists }: { title: string; lists: ContentList[] }) {
  return (
    <Box tag="section" aria-label={title}>
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      <Grid.Root tag="ul" gap={4} paddingTop={3}>
        {lists.map((list) => (
          <Grid.Item key={list.uid} tag="li" col={6} xs={12} alignItems="stretch">
            <Flex
              direction="column"
              alignItems="flex-start"
              gap={2}
              width="100%"
              background="neutral0"
              borderColor="neutral150"
              hasRadius
              padding={4}
            >
              <Link tag={NavLink} to={list.href}>
                {list.name}
              </Link>
              <Typography textColor="neutral700">{list.line}</Typography>
              {list.page && <SiteLink href={list.page} />}
            </Flex>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Box>
  );
}
