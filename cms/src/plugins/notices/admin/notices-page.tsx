import { Box, Checkbox, Flex, Radio, Typography } from "@strapi/design-system";
import { Layouts, Page, useFetchClient } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { useAnswer, useAttempt } from "../../../admin/use-service";
import { contentsChoices, type NoticeSettings, noticeContents, noticeKinds, noticeLabels } from "../choices";

const route = "/notices";

/** Which mails somebody wants of the panel, and what mails may say. Every press is kept at once. */
export default function NoticesPage() {
  const { answer, error, setAnswer } = useAnswer<NoticeSettings>(route);
  const { put } = useFetchClient();
  const { attempt } = useAttempt();
  if (error !== undefined) return <Page.Error />;
  if (!answer) return <Page.Loading />;
  const { choices, contents, isMailOn, mayChangeContents } = answer;

  const change = (body: object) =>
    attempt(async () => {
      const { data } = await put<{ data: NoticeSettings }>(route, body);
      setAnswer(data.data);
    });

  return (
    <Page.Main>
      <Page.Title>Notices</Page.Title>
      <Layouts.Header
        title="Notices"
        subtitle={
          isMailOn
            ? "What you want to be told by email."
            : "Email is off. Whoever runs the site turns it on with SMTP_URL and MAIL_FROM."
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Group title="Tell me about">
            {noticeKinds.map((kind) => (
              <Checkbox
                key={kind}
                checked={choices[kind]}
                onCheckedChange={(isOn: boolean | "indeterminate") =>
                  change({ choices: { ...choices, [kind]: isOn === true } })
                }
              >
                {noticeLabels[kind]}
              </Checkbox>
            ))}
          </Group>
          <Group title="What notices may contain">
            <Typography textColor="neutral600">For the whole team.</Typography>
            <Radio.Group
              aria-label="What notices may contain"
              value={contents}
              disabled={!mayChangeContents}
              onValueChange={(chosen: string) => change({ contents: chosen })}
            >
              <Flex direction="column" alignItems="flex-start" gap={2}>
                {contentsChoices.map((value) => (
                  <Radio.Item key={value} value={value}>
                    {noticeContents[value]}
                  </Radio.Item>
                ))}
              </Flex>
            </Radio.Group>
          </Group>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Group({ children, title }: { children: ReactNode; title: string }) {
  return (
    <Box tag="section" background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography tag="h2" variant="delta">
          {title}
        </Typography>
        {children}
      </Flex>
    </Box>
  );
}
