# The image holds what `npm start` makes of a checkout, and nothing that made it.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/trove
COPY . .
RUN npm run prepare:running

FROM debian:bookworm-slim
# PostgreSQL starts for nobody whose uid has no name.
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
