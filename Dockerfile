# The image contains the result of `npm start` on a checkout, and none of the build tools.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/trove
COPY . .
RUN npm run prepare:running

FROM debian:bookworm-slim
# PostgreSQL does not start under a uid without a name.
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin trove \
  && install --directory --owner=trove --group=trove --mode=0700 /data
WORKDIR /opt/trove
COPY --from=build /opt/trove ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 TROVE_DATA_DIR=/data
USER trove
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "scripts/health.mjs"]
CMD ["node_modules/.bin/node", "scripts/start.mjs"]
