import { Box, Button, EmptyStateLayout, Flex, TextInput, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { getFetchClient } from "@strapi/strapi/admin";
import type { FormEvent, ReactNode } from "react";
import { NavLink, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useErrorMessage, useServiceAction, useServiceData } from "../../../admin/use-service";
import { type Choices, toText } from "../fields";
import { type Filters, inquiriesPath } from "../filters";
import type { ListResponse, Row } from "../responses";
import { ChoiceSelect } from "./parts";

/** Downloads the CSV of a route. */
async function downloadCsv(route: string): Promise<void> {
  const { data, headers } = await getFetchClient().get<Blob>(route, { responseType: "blob" });
  const name = /filename="([^"]+)"/.exec(headers?.get("content-disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name ?? "export.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}

const Tab = styled(NavLink)`
  padding: 0.8rem 0;
  border-bottom: 2px solid transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.4rem;
  font-weight: 600;
  text-decoration: none;

  &.active {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

interface ListPageProps {
  title: "Inquiries" | "Subscribers";
  actions?: ReactNode;
  route: string;
  /** Route of the CSV with all entries that match the filters. */
  exportRoute: string;
  filters: Filters;
  /** Choices by filter, in addition to those that the filters have themselves. */
  addedChoices?: Readonly<Record<string, Choices>> | undefined;
  /** Names the searched fields. */
  searchPlaceholder: string;
  children: (rows: Row[], reload: () => void) => ReactNode;
}

/** Lists the entries that match the filters in the URL. On a phone, the row of filters scrolls sideways. */
export function ListPage(props: ListPageProps) {
  const { actions, addedChoices, children, exportRoute, filters, route, searchPlaceholder, title } = props;
  const [query, setQuery] = useSearchParams();
  const { data, error, reload } = useServiceData<ListResponse>(`${route}?${query}`);
  const { runAction, isRunning } = useServiceAction();
  const errorMessage = useErrorMessage();
  const { page = "1", ...filterValues } = Object.fromEntries(query);
  const { pages = 0, rows = [], total = 0 } = data ?? {};
  const isFiltered = Object.values(filterValues).some(Boolean);
  const name = title.toLowerCase();
  const setParameter = (parameter: string, value: string) =>
    setQuery(Object.entries({ ...filterValues, [parameter]: value }).filter(([, text]) => text));
  const openPage = (step: number) => () => setParameter("page", String(Number(page) + step));

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setParameter("q", toText(new FormData(event.currentTarget).get("q")).trim());
  }
  /** Returns a filter's choices, and its value if that is no longer a choice, such as a campaign in an old bookmark. */
  function choicesFor(filterName: string, value: string): Choices {
    const known = { ...filters[filterName]?.choices, ...addedChoices?.[filterName] };
    return value && !(value in known) ? { ...known, [value]: value } : known;
  }
  const offeredFilters = Object.entries(filters)
    .map(([filterName, { label }]) => {
      const value = filterValues[filterName] ?? "";
      return { choices: choicesFor(filterName, value), label, name: filterName, value };
    })
    .filter((offered) => offered.name !== "q" && Object.keys(offered.choices).length > 0);
  return (
    <>
      <Flex gap={3} justifyContent="space-between" wrap="wrap">
        <Typography tag="h1" variant="alpha">
          {isFiltered ? title : `All ${name}`}
        </Typography>
        <Flex gap={2} wrap="wrap">
          <Button
            variant="secondary"
            startIcon={<Download />}
            disabled={total === 0}
            loading={isRunning}
            onClick={() => runAction(() => downloadCsv(`${exportRoute}?${query}`), "Nothing was exported.")}
          >
            {`Export ${total.toLocaleString("en-US")}`}
          </Button>
          {actions}
        </Flex>
      </Flex>
      <Flex tag="nav" aria-label="Inquiries" gap={5} paddingTop={2} paddingBottom={4}>
        <Tab to={inquiriesPath} end>
          Inquiries
        </Tab>
        <Tab to={`${inquiriesPath}/subscribers`}>Subscribers</Tab>
      </Flex>
      <Flex gap={2} paddingBottom={3}>
        <Button variant={isFiltered ? "tertiary" : "secondary"} onClick={() => setQuery({})}>
          All
        </Button>
        <search style={{ flex: "1 1 20rem" }}>
          <form onSubmit={search}>
            <TextInput
              key={filterValues.q}
              name="q"
              type="search"
              size="S"
              aria-label={`Search ${name}`}
              placeholder={searchPlaceholder}
              defaultValue={filterValues.q}
            />
          </form>
        </search>
      </Flex>
      <Flex
        role="group"
        aria-label="Filters"
        gap={2}
        // Room for the focus rings of the filters.
        padding={1}
        style={{ margin: "-0.4rem" }}
        wrap={{ initial: "nowrap", medium: "wrap" }}
        overflow="auto"
      >
        {offeredFilters.map((offered) => (
          <Box key={offered.name} flex="1 0 13rem">
            <ChoiceSelect
              label={offered.label}
              emptyLabel={offered.label}
              size="S"
              choices={offered.choices}
              value={offered.value}
              onChange={(value) => setParameter(offered.name, value)}
            />
          </Box>
        ))}
      </Flex>
      <Box key={query.toString()} paddingTop={4}>
        {error !== null && (
          <Typography tag="p" role="alert" textColor="danger600">
            {errorMessage(error)}
          </Typography>
        )}
        {data && error === null && total > 0 && children(rows, reload)}
        {data && error === null && total === 0 && (
          <EmptyStateLayout
            content={isFiltered ? `No ${name} match these filters. “All” clears them.` : `No ${name} yet.`}
          />
        )}
      </Box>
      {pages > 1 && (
        <Flex tag="nav" aria-label="Pages" gap={4} justifyContent="center" paddingTop={4}>
          <Button variant="tertiary" disabled={Number(page) <= 1} onClick={openPage(-1)}>
            Newer
          </Button>
          <Typography>{`Page ${page} of ${pages}`}</Typography>
          <Button variant="tertiary" disabled={Number(page) >= pages} onClick={openPage(1)}>
            Older
          </Button>
        </Flex>
      )}
    </>
  );
}
